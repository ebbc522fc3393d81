function device(name: string, width: number, height: number) {
  return { name, styles: { width: `${String(width)}px`, height: `${String(height)}px` } };
}

/** The windows that buyers in Mexico have, the most common first, and the narrowest that must work. */
export const viewports = {
  phone: device('Phone 360', 360, 740),
  phone412: device('Large phone 412', 412, 915),
  phone390: device('Phone 390', 390, 844),
  narrow: device('Narrowest 320', 320, 640),
  tablet: device('Tablet 768', 768, 1024),
  wide: device('Desktop 1280', 1280, 800),
};

/** The sizes of the text: in an address, a number alone would come back as no text. */
export const textSizes = [
  ['100-percent', '100 %'],
  ['150-percent', '150 %'],
  ['200-percent', '200 %'],
] as const;
