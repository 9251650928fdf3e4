import type { businessFiles } from '@vitrine/contract/companies/business.ts';
import { mediaLink } from '../../platform/files/media-links.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { refuseField } from '../../platform/refused.ts';
import { keepPicture, keepVideo } from './files.ts';
import { galleryOf, saving, videoType } from './profile.ts';

/** Pixels of a picture by the shape of its place. */
const sizes = {
  free: { width: 1600, height: 1200, fit: 'inside' },
  square: { width: 480, height: 480 },
  banner: { width: 1920, height: 600 },
} as const;

export const businessFileHandlers: Handlers<typeof businessFiles> = {
  async banner(ctx, input, file) {
    if (!input.delete && !file) throw refuseField('file', 'Please choose a file');
    const banner = input.delete || !file ? null : await keepPicture(ctx, await file.bytes(), sizes.banner);
    return saving(ctx, () => ({ banner }));
  },

  async picture(ctx, { shape }, file) {
    const [stored] = galleryOf([await keepPicture(ctx, await file.bytes(), sizes[shape])]);
    return stored ?? { name: '', url: '' };
  },

  async video(ctx, _input, file) {
    const { video, poster, everywhere } = await keepVideo(ctx, file.path);
    const contentType = videoType(video);
    return {
      name: video,
      url: mediaLink(ctx, video, contentType).url,
      contentType,
      poster: poster && mediaLink(ctx, poster, 'image/jpeg').url,
      ready: everywhere,
    };
  },
};
