import { blankedHeif } from './heif.ts';
import { imageFrom } from './image-work.ts';
import { Refused } from './refused.ts';
import type { UploadedFile } from './upload.ts';

/** An uploaded picture, upright and of the same kind, without the place, the time, the device and the names that cameras write into it. */
export async function withoutTraces(file: UploadedFile): Promise<Uint8Array> {
  switch (file.contentType) {
    case 'image/jpeg':
      return imageFrom(file.path, (image) => image.jpeg({ quality: 90 }));
    case 'image/png':
      return imageFrom(file.path, (image) => image.png());
    case 'image/webp':
      return imageFrom(file.path, (image) => image.webp({ quality: 90 }), { animated: true });
    case 'image/gif':
      return imageFrom(file.path, (image) => image.gif(), { animated: true });
    default:
      return blanked(await file.bytes());
  }
}

function blanked(bytes: Uint8Array) {
  try {
    return blankedHeif(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new Refused('broken-image');
    throw error;
  }
}
