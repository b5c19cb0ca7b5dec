/** An answer as a test client sends it back. */
interface Sent {
  status: number
  body: { errorCode: string | null; value: unknown }
}

/** `done`, `waits` for somebody else, or of a refusal the first field at fault, or its code where it names no field. */
export async function outcomeOf(sent: Promise<Sent>): Promise<string> {
  const { status, body } = await sent
  const { fields } = (body.value ?? {}) as { fields?: { field: string }[] }
  if (status === 202) return 'waits'
  return status === 200 ? 'done' : (fields?.[0]?.field ?? String(body.errorCode))
}
