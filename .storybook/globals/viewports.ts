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
