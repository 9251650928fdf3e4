import { defineArea } from '../../platform/area.ts';
import { serveFeeds } from './feeds.ts';
import { serveSitemap } from './sitemap.ts';
import { serveWidget } from './widget.ts';

export const portalArea = defineArea({
  routes: [serveFeeds, serveSitemap, serveWidget],
});
