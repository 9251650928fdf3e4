import { ownCalendar } from '@vitrine/contract/integrations/calendar.ts';
import { webex } from '@vitrine/contract/integrations/webex.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { calendarHandlers, readOwnCalendar, readOwnCalendars } from './calendar/calendar.ts';
import { integrationCompanyData } from './company-data.ts';
import { integrationData } from './personal-data.ts';
import { webexHandlers } from './webex/connection.ts';
import { revokeConnection, revokeConnections, tendConnection, tendConnections } from './webex/letting-go.ts';

export const integrationsArea = defineArea({
  serves: [topic(webex, webexHandlers), topic(ownCalendar, calendarHandlers)],
  jobs: [revokeConnections, revokeConnection, tendConnections, tendConnection, readOwnCalendars, readOwnCalendar],
  personalData: integrationData,
  companyData: integrationCompanyData,
});
