/** A difference of 4 of 256 levels is invisible. The tests of pictures ignore it as well. */
const INVISIBLE = 4;

/** The pixels in which two pictures differ. */
export interface ImageDifference {
  /** The share of changed pixels, 0 to 1. */
  share: number;
  /** The picture after the change, pale, with the changed pixels in a signal colour. */
  canvas: HTMLCanvasElement;
}

interface Size {
  width: number;
  height: number;
}

function pixelsOf(image: HTMLImageElement | undefined, { width, height }: Size): Uint8ClampedArray {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('The browser has no 2D canvas.');
  if (image !== undefined) context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

async function load(address: string | undefined): Promise<HTMLImageElement | undefined> {
  if (address === undefined) return undefined;
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Compares two pictures. In a picture without the other one, all pixels differ. */
export async function compareImages(before?: string, after?: string): Promise<ImageDifference> {
  const images = await Promise.all([load(before), load(after)]);
  const size = {
    width: Math.max(...images.map((image) => image?.naturalWidth ?? 1)),
    height: Math.max(...images.map((image) => image?.naturalHeight ?? 1)),
  };
  const [old, current] = [pixelsOf(images[0], size), pixelsOf(images[1], size)];
  const result = new ImageData(size.width, size.height);
  let changed = 0;
  for (let at = 0; at < current.length; at += 4) {
    const differs = [0, 1, 2, 3].some(
      (channel) => Math.abs((old[at + channel] ?? 0) - (current[at + channel] ?? 0)) > INVISIBLE,
    );
    if (differs) changed += 1;
    const pale = (channel: number) => 255 - (255 - (current[at + channel] ?? 0)) / 4;
    result.data.set(differs ? [214, 0, 109, 255] : [pale(0), pale(1), pale(2), 255], at);
  }
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.putImageData(result, 0, 0);
  return { share: changed / (size.width * size.height), canvas };
}
