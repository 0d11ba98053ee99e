/** Downloads a file through the browser. */
export function downloadFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The URL is revoked later, because some browsers start reading only after the event handler returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
