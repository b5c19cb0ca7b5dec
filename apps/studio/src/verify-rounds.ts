import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { type VerifiableRound, verifyRound } from '@baize/game-kit'
import { type VerifiableInstant, verifyInstant } from '@baize/game-kit/instant/index'
import * as crypto from '@baize/game-kit/node/crypto'

const help = `Recomputes settled rounds from their revealed seeds and the published definitions.

  npm run verify-rounds                              rounds of the server on this machine
  npm run verify-rounds -- --url https://play.example
  npm run verify-rounds -- --file rounds.jsonl       rounds saved from /studio/rounds.jsonl; needs no network

Exit code 0 when every round holds, 1 when one does not.`

const { values } = parseArgs({
  options: { file: { type: 'string' }, url: { type: 'string' }, help: { type: 'boolean' } },
})

async function source(): Promise<Readable> {
  if (values.file) return createReadStream(values.file)
  const base = values.url ?? `http://localhost:${process.env.PORT ?? 8080}`
  const answer = await fetch(new URL('/studio/rounds.jsonl?limit=100000', base)).catch(() => null)
  if (!answer?.ok || !answer.body)
    throw new Error(`No rounds from ${base}. Start Baize, or name a file: --file rounds.jsonl`)
  return Readable.fromWeb(answer.body as never)
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(help)
    return 0
  }
  let verified = 0
  let failed = 0
  for await (const line of createInterface({ input: await source() })) {
    if (line.trim() === '') continue
    const round = JSON.parse(line) as VerifiableRound | VerifiableInstant
    const verdict = 'choices' in round ? verifyInstant(round, crypto) : verifyRound(round, crypto)
    if (verdict.ok) verified++
    else {
      failed++
      const { check, path, expected, actual } = verdict.difference
      console.error(
        `${round.gameCode} nonce ${round.nonce}: ${check} differs at ${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`,
      )
    }
  }
  console.log(`${verified} rounds verified, ${failed} failed.`)
  return failed === 0 ? 0 : 1
}

main().then(
  code => process.exit(code),
  error => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  },
)
