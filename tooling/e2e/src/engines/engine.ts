/** A browser of another engine than Chromium, with one open page. */
export interface Engine {
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Calls a function in the page: it refers to nothing outside itself, and arguments and result are JSON. */
  run<A extends readonly unknown[], R>(call: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** What a mouse and a keyboard do, as WebDriver and WebDriver BiDi both write it. */
  act(devices: readonly Device[]): Promise<void>;
  /** A picture of the window, PNG. */
  picture(): Promise<Buffer>;
  /** What the page wrote to its console as an error, and errors that nothing caught. */
  errors(): readonly string[];
  /** Ends the browser and what was started for it. */
  quit(): Promise<void>;
}

export interface Device {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly DeviceAction[];
}

export interface DeviceAction {
  readonly type: string;
  readonly x?: number;
  readonly y?: number;
  readonly duration?: number;
  readonly button?: number;
  readonly value?: string;
}

export interface EngineOptions {
  readonly width: number;
  readonly height: number;
  /** Whether its pointer is a finger. WebKit's is a mouse anyway: its driver has no other. */
  readonly hasTouch?: boolean | undefined;
}

/** The source of a function that takes its arguments, and returns its result, as JSON. */
export const overJson = (call: (...args: never[]) => unknown): string =>
  `async json => JSON.stringify((await (${call})(...JSON.parse(json))) ?? null)`;
