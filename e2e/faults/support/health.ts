/** What `GET /api/health` answers. */
export async function healthOf(url: string): Promise<{ httpStatus: number; reasons: string[] }> {
  const response = await fetch(`${url}/api/health`);
  const { reasons = [] } = (await response.json()) as { reasons?: string[] };
  return { httpStatus: response.status, reasons };
}
