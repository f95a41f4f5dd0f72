/**
 * What the dialog of devices and security log is opened with. Its own file: the dialog names its view, which needs the
 * type.
 */
export interface Devices {
  /** What is looked at first; the devices by default. */
  readonly tab?: 'devices' | 'security-log' | undefined;
}
