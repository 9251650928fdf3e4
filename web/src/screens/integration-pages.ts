// one piece of the program for both: whoever connects something looks at both
export { IntegrationsPage } from './IntegrationsPage.tsx';
export { ProgramsPage } from './ProgramsPage.tsx';
