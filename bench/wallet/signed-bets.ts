import { type KeyObject, sign } from 'node:crypto'
import { signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import { signedPrefix } from '@baize/api/wallet-signature'
import { betCall } from './bet-call.ts'
import { Connection, requestBytes } from './connection.ts'
import { type BenchToken, benchAudience } from './sessions.ts'
import { closedLoop } from './world.ts'

const clients = 32

/** Each bet is used once; signing is not part of what is measured. */
export function signedBets(tokens: BenchToken[], key: KeyObject, count: number): Buffer[] {
  return Array.from({ length: count }, () => signedBet(tokens[Math.floor(Math.random() * tokens.length)]!, key))
}

function signedBet(member: BenchToken, key: KeyObject): Buffer {
  const body = JSON.stringify(betCall(member))
  const signature = sign(null, Buffer.from(signedPrefix('/wallet/v1/bet', benchAudience) + body), key).toString(
    'base64',
  )
  return requestBytes('/wallet/v1/bet', body, { [signingKeyHeader]: 'bench', [signatureHeader]: signature })
}

/** 32 clients who send them one after the other; what a second has, and the 99th percentile. @throws Error when too few lie ready */
export async function driveBets(
  url: string,
  bets: Buffer[],
  seconds: number,
): Promise<{ rate: number; p99Ms: number }> {
  const connections = await Promise.all(Array.from({ length: clients }, () => Connection.open(url)))
  let next = 0
  try {
    return await closedLoop(clients, seconds, async client => {
      const bet = bets[next++]
      if (!bet) throw new Error('more bets were answered than were signed beforehand')
      mustBeOk(await connections[client]!.send(bet))
    })
  } finally {
    for (const connection of connections) connection.close()
  }
}

/** One bet of each session, which the server has to read then, as at the first bet of a visit. */
export async function betOnceEach(url: string, tokens: BenchToken[], key: KeyObject): Promise<void> {
  const left = tokens.map(token => signedBet(token, key))
  const one = async () => {
    const connection = await Connection.open(url)
    for (let bet = left.pop(); bet; bet = left.pop()) mustBeOk(await connection.send(bet))
    connection.close()
  }
  await Promise.all(Array.from({ length: clients }, one))
}

function mustBeOk(answer: string): void {
  const { status } = JSON.parse(answer) as { status: string }
  if (status !== 'OK') throw new Error(`a bet ended in ${status}`)
}
