import { toast } from '../toast/toast.ts';

/** What is said when a text was copied, and when it could not be. */
export interface CopyWords {
  readonly copied: string;
  readonly failed: string;
}

/**
 * Copies a text to the clipboard and shows whether that worked; an empty one leaves the clipboard as it is. A page served
 * without TLS has no clipboard.
 */
export async function copyText(text: string, { copied, failed }: CopyWords): Promise<void> {
  if (text === '') return;
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toast.error(failed);
  }
}
