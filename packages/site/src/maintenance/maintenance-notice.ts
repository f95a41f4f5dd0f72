/** When the site opens again, ms, if the server has said so. */
export interface MaintenanceNotice {
  readonly until?: number;
}
