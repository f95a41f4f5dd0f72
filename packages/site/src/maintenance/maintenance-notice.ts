/** When the site opens again, ms, if the platform has told. */
export interface MaintenanceNotice {
  readonly until?: number;
}
