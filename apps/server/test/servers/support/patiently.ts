import { setTimeout as sleep } from 'node:timers/promises'

/** A busy machine answers 503 and asks to come again, as every client does. */
export async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer.status !== 503 || tries === 30) return answer
    await answer.text()
    await sleep(500)
  }
}
