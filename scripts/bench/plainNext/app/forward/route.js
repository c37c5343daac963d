/** The bench compares the site's route with this one. */
export async function POST(request) {
  const response = await fetch(process.env.WEBHOOK_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await request.json()),
  });
  return Response.json({ ok: response.ok }, { status: response.ok ? 200 : 502 });
}
