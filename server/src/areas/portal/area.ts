import { defineArea } from '../../platform/area.ts';
import { serveFeeds } from './feeds.ts';
import { serveWidget } from './widget.ts';

export const portalArea = defineArea({
  routes: [serveFeeds, serveWidget],
});
