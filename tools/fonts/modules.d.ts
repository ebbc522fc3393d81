/** The published types lack the last three options. */
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    preserveNameIds?: number[];
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
  };
  function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
  export = subsetFont;
}
