/** How long a browser may take to begin reading the file. */
const readingMs = 60_000;

/** Saves something as a file among the downloads of the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingMs);
}
