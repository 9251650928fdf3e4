import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { showroomViewing } from '@vitrine/contract/showrooms/viewing.ts';
import { defineArea, topic } from '../../platform/area.ts';
import { showroomCompanyData } from './company-data.ts';
import { showroomData } from './personal-data.ts';
import { showroomHandlers } from './showrooms.ts';
import { showroomViewingHandlers } from './viewing.ts';

export const showroomsArea = defineArea({
  serves: [topic(showrooms, showroomHandlers), topic(showroomViewing, showroomViewingHandlers)],
  personalData: showroomData,
  companyData: showroomCompanyData,
});
