function device(name: string, width: number, height: number) {
  return { name, styles: { width: `${String(width)}px`, height: `${String(height)}px` } };
}

/** The most common viewports of buyers in Mexico, and the narrowest that is supported. */
export const viewports = {
  phone: device('Phone 360', 360, 740),
  phone412: device('Large phone 412', 412, 915),
  phone390: device('Phone 390', 390, 844),
  narrow: device('Narrowest 320', 320, 640),
  tablet: device('Tablet 768', 768, 1024),
  wide: device('Desktop 1280', 1280, 800),
};

/** The text sizes. In a URL, a plain number would not be parsed as a string. */
export const textSizes = [
  ['100-percent', '100 %'],
  ['150-percent', '150 %'],
  ['200-percent', '200 %'],
] as const;
