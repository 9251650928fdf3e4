import { newId } from '../../../platform/new-id.ts';
import { findSheet, type Pixels, wholePicture } from './edges.ts';
import type { Corners } from './geometry.ts';
import type { PicturePage } from './pdf.ts';
import { evenlyLit, straightened } from './straighten.ts';

/** A photograph on its way to become a page. */
export interface Photograph {
  id: string;
  /** Address of the picture as it was taken. */
  url: string;
  pixels: Pixels;
  corners: Corners;
  /** Whether the edges of a sheet were found, or are to be shown by hand. */
  found: boolean;
}

/** Photographs are worked on at this size; edges are found in a small picture. */
const workSide = 2400;
const smallSide = 240;

function drawn(image: CanvasImageSource, width: number, height: number): Pixels {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws nothing');
  context.drawImage(image, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** Reads a photograph, upright, and looks for the sheet on it. Rejects where the browser cannot read it. */
export async function readPhotograph(file: Blob): Promise<Photograph> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scaleTo = (side: number) => Math.min(1, side / Math.max(image.width, image.height));
    const sized = (scale: number) =>
      drawn(image, Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale)));
    const corners = findSheet(sized(scaleTo(smallSide)));
    const pixels = sized(scaleTo(workSide));
    const url = URL.createObjectURL(await jpegOf(pixels, 0.8));
    return { id: newId(), url, pixels, corners: corners ?? wholePicture, found: corners !== undefined };
  } finally {
    image.close();
  }
}

function jpegOf({ width, height, data }: Pixels, quality: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(new ImageData(Uint8ClampedArray.from(data), width, height), 0, 0);
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser makes no picture'))), 'image/jpeg', quality),
  );
}

/** The sheet of a photograph as a page: straight and in even light. */
export async function pageOf({ pixels, corners }: Pick<Photograph, 'pixels' | 'corners'>): Promise<PicturePage & { blob: Blob }> {
  const page = evenlyLit(straightened(pixels, corners));
  const blob = await jpegOf(page, 0.82);
  return { width: page.width, height: page.height, blob, bytes: new Uint8Array(await blob.arrayBuffer()) };
}
