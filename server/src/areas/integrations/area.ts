import { webex } from '@vitrine/contract/integrations/webex.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { integrationData } from './personal-data.ts';
import { webexHandlers } from './webex/connection.ts';
import { revokeConnection, revokeConnections, tendConnection, tendConnections } from './webex/letting-go.ts';

export const integrationsArea = defineArea({
  serves: [topic(webex, webexHandlers)],
  jobs: [revokeConnections, revokeConnection, tendConnections, tendConnection],
  personalData: integrationData,
});
