import { expect } from '@playwright/test';
import { rememberSecret } from './canaries.ts';

interface Message {
  readonly channel: string;
  readonly to: string;
  readonly text: string;
}

/** The platform's development outbox: the messages it would send, and the solutions of its captchas. */
export interface Outbox {
  /**
   * The six digits sent to a phone or mailbox, once they have arrived. A voice message has them one by one.
   * @param nth the code's number on this channel, from 1: an older one is invalid. Notices do not count.
   */
  receiveCode(channel: 'sms' | 'email' | 'voice', to: string, nth?: number): Promise<string>;
  /** The letters of the last picture shown on this device. */
  readPicture(device: string): Promise<string>;
  /** The bits of work of this device's newest captcha. */
  workOf(device: string): Promise<number>;
}

export function outboxOf(platform: string): Outbox {
  /** Newest first. */
  async function messages(): Promise<Message[]> {
    const html = await (await fetch(`${platform}/dev/outbox`)).text();
    const cell = '<td>([^<]*)</td>';
    return [...html.matchAll(new RegExp(`</time></td>${cell}${cell}${cell}`, 'g'))].map(
      ([, channel = '', to = '', text = '']) => ({ channel, to, text }),
    );
  }

  async function openCaptcha(device: string): Promise<{ kind: string; solution: string; bits: number }> {
    const response = await fetch(`${platform}/dev/captcha/${device}`);
    expect(response.ok, 'the platform knows a captcha of this device').toBe(true);
    return response.json();
  }

  return {
    async receiveCode(channel, to, nth = 1) {
      let newest = '';
      await expect(async () => {
        const codes = (await messages())
          .filter(message => message.channel === channel && message.to === to)
          .flatMap(message => sixDigits.exec(message.text)?.[0] ?? []);
        expect(codes.length, `codes by ${channel} to ${to}`).toBe(nth);
        newest = codes[0] ?? '';
      }).toPass({ timeout: 60_000 });
      const code = newest.replaceAll(' ', '');
      rememberSecret(code);
      return code;
    },
    async workOf(device) {
      return (await openCaptcha(device)).bits;
    },
    async readPicture(device) {
      const { kind, solution } = await openCaptcha(device);
      expect(kind).toBe('picture');
      rememberSecret(solution);
      return solution;
    },
  };
}

const sixDigits = /\d( ?\d){5}/;

/** Six digits other than these. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
