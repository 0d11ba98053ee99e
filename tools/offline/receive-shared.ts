/**
 * Answers what another app shares with the installed app: stores the form as it came and leads to the page that opens it
 * (src/data/files/shared-files.ts). It is written into the service worker as text, so it uses nothing from outside itself.
 */
export async function receiveShared({ request }: { request: Request }): Promise<Response> {
  try {
    // Only the last one waits, and an older one must not be taken for it.
    await caches.delete('grifo-shared');
    const form = new Response(await request.blob(), {
      headers: { 'content-type': request.headers.get('content-type') ?? '', date: new Date().toUTCString() },
    });
    await (await caches.open('grifo-shared')).put(request.url, form);
  } catch {
    // Storage is refused or full: the page says that nothing came.
  }
  return Response.redirect(request.url, 303);
}
