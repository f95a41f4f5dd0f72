/** How fixture time (dates as written) maps onto the server's clock. */
export interface Calendar {
  readonly speed: number;
  toServer(fixture: number): number;
  toFixture(server: number): number;
}

/** A moment at which both clocks are known, and how much faster fixture time runs. */
export interface Origin {
  readonly server: number;
  readonly fixture: number;
  readonly speed: number;
}

export function calendarFrom(origin: Origin): Calendar {
  return {
    speed: origin.speed,
    toServer: fixture => Math.round(origin.server + (fixture - origin.fixture) / origin.speed),
    toFixture: server => origin.fixture + (server - origin.server) * origin.speed,
  };
}
