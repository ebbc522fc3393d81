declare module 'pngjs' {
  export const PNG: {
    sync: { read: (file: Buffer) => { width: number; height: number; data: Buffer } };
  };
}

declare module 'fontkit' {
  /** Opens a font file. */
  export function openSync(file: string): {
    characterSet: number[];
    hasGlyphForCodePoint: (point: number) => boolean;
  };
}
