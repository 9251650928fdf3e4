import type { UploadedFile } from '../http/upload.ts';
import { imageFrom, withoutHeifTraces } from './image-work.ts';

/** An uploaded picture, upright and of the same kind, without the place, the time, the device and the names that cameras write into it. */
export function withoutTraces({ path, contentType }: Pick<UploadedFile, 'path' | 'contentType'>): Promise<Uint8Array> {
  switch (contentType) {
    case 'image/jpeg':
      return imageFrom(path, { format: 'jpeg', quality: 90 });
    case 'image/png':
      return imageFrom(path, { format: 'png' });
    case 'image/webp':
      return imageFrom(path, { format: 'webp', quality: 90, animated: true });
    case 'image/gif':
      return imageFrom(path, { format: 'gif', animated: true });
    default:
      return withoutHeifTraces(path);
  }
}
