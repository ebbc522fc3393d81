/** A difference of 4 of 256 levels is invisible. The tests of pictures ignore it as well. */
const INVISIBLE = 4;

/** The pixels in which two pictures differ. */
export interface ImageDifference {
  /** The share of changed pixels, 0 to 1. */
  share: number;
  /** The difference of the colours, black where they are equal. */
  canvas: HTMLCanvasElement;
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Compares two pictures. In a picture without the other one, all pixels differ. */
export async function compareImages(before?: string, after?: string): Promise<ImageDifference> {
  const addresses = [before, after].filter((address) => address !== undefined);
  const images = await Promise.all(addresses.map(load));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(...images.map(({ naturalWidth }) => naturalWidth)),
    height: Math.max(...images.map(({ naturalHeight }) => naturalHeight)),
  });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser has no 2D canvas.');
  context.globalCompositeOperation = 'difference';
  for (const image of images) context.drawImage(image, 0, 0);
  if (images.length < 2) return { share: 1, canvas };
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let changed = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data.subarray(at, at + 3).some((level) => level > INVISIBLE)) changed += 1;
  }
  return { share: changed / (canvas.width * canvas.height), canvas };
}
