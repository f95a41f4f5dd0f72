export { PhoneField } from './phone-field.tsx';
export { RegionPicker } from './region-picker.tsx';
export { type Regions, useRegions } from './use-regions.ts';
