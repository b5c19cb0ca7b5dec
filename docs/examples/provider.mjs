// A provider of one game, "Heads or tails", in plain Node without packages: the sample of docs/wallet-protocol.md.
//   PLATFORM=https://play.example OWN=https://games.example PORT=9000 PROVIDER=COIN node provider.mjs
// It keeps its key in key.pem and prints the public half, which the platform's operators add under the id that it prints.
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomInt,
  randomUUID,
  sign,
  verify,
} from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const { PLATFORM, OWN, PORT = '9000', PROVIDER = 'COIN', KEY_FILE = 'key.pem' } = process.env
const keyId = `${PROVIDER.toLowerCase()}-1`
const gameCode = `${PROVIDER}-HEADS`
const stakeUnits = 10_000 // 1.00: amounts are whole numbers of 1/10 000
const payoutUnits = 19_000 // half of the rounds pay 1.90, so 95 % come back

if (!existsSync(KEY_FILE)) {
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(KEY_FILE, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
}
const key = createPrivateKey(readFileSync(KEY_FILE))

// The platform's keys: they check what it signs, and name the audience of calls to it.
const keySet = await (await fetch(`${PLATFORM}/wallet/v1/keys`)).json()

/** A signed call of the wallet; UNKNOWN where no answer came. */
async function wallet(call, fields) {
  const body = JSON.stringify({ request_uuid: randomUUID(), sent_at: Date.now(), provider: PROVIDER, ...fields })
  const signed = `BAIZE-2\nPOST /wallet/v1/${call}\n${keySet.audience}\n${body}`
  const signature = sign(null, Buffer.from(signed), key).toString('base64')
  const headers = { 'content-type': 'application/json', 'x-key-id': keyId, 'x-signature': signature }
  const sent = fetch(`${PLATFORM}/wallet/v1/${call}`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(5_000),
  })
  return sent.then(answer => answer.json()).catch(() => ({ status: 'UNKNOWN' }))
}

/** Repeats a call under its ids until the answer is certain: UNKNOWN, OVERLOADED and a lost answer are not. */
async function untilCertain(call, fields) {
  for (let waitMs = 500; ; waitMs = Math.min(waitMs * 2, 30_000)) {
    const reply = await wallet(call, fields)
    if (reply.status !== 'UNKNOWN' && reply.status !== 'OVERLOADED') return reply
    await new Promise(resolve => setTimeout(resolve, waitMs))
  }
}

/** One round. Where it takes bets of real money, what is owed has to outlive this process: keep it in a database. */
async function play(player, side) {
  const bet = { ...player, round: randomUUID(), transaction_uuid: randomUUID() }
  const staked = await wallet('bet', { ...bet, amount: stakeUnits, round_closed: false, is_free: false })
  const ids = { transaction_uuid: randomUUID(), reference_transaction_uuid: bet.transaction_uuid }
  if (staked.status === 'UNKNOWN') await untilCertain('rollback', { ...bet, ...ids, round_closed: true })
  if (staked.status !== 'OK') return { status: staked.status }
  const won = randomInt(2) === side
  const line = { transaction_uuid: bet.transaction_uuid, payout: won ? payoutUnits : 0, valid_amount: stakeUnits }
  const bets = [{ ...line, status: won ? 'won' : 'lost' }]
  const settled = await untilCertain('settle', { ...bet, transaction_uuid: randomUUID(), bets, round_closed: true })
  return { status: settled.status, won, balance: settled.balance }
}

function isFromPlatform(path, { headers }, body) {
  const jwk = keySet.keys.find(({ kid }) => kid === headers['x-key-id'])
  const signature = Buffer.from(String(headers['x-signature'] ?? ''), 'base64')
  const signed = Buffer.from(`BAIZE-2\nPOST ${path}\n${PROVIDER}\n${body}`)
  return jwk !== undefined && verify(null, signed, createPublicKey({ key: jwk, format: 'jwk' }), signature)
}

const colours = { palette: ['#10333a', '#2a7f8e', '#f3efe2'], pattern: 0, layout: 0 }
const game = {
  ...{ code: gameCode, title: 'Heads or tails', vendor: PROVIDER, type: 'RNG', classification: null, lines: 1 },
  ...{ min_bet: stakeUnits, max_bet: stakeUnits, rtp: '95.00', volatility: 'low', tags: [], trial: false },
  art: { family: 'LTS', hero: 'heron', frame: 'HLG', ...colours },
}
const page =
  visit => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Heads or tails</title>
<body><button value="0">Heads</button> <button value="1">Tails</button> <p role="status"></p><script type="module">
for (const button of document.querySelectorAll('button')) button.onclick = async () => {
  const answer = await fetch('/play', { method: 'POST', body: '${visit} ' + button.value })
  const { status, won } = await answer.json()
  document.querySelector('p').textContent = status === 'OK' ? (won ? 'You win 1.90.' : 'You lose 1.00.') : status
}</script>`

const visits = new Map()
async function answer(request, body) {
  const { pathname, searchParams } = new URL(request.url, OWN)
  if (pathname === '/vendors') return [{ code: PROVIDER, type: 'RNG', name: 'Coin Works' }]
  if (pathname === '/games') return [game]
  if (pathname === '/game/url' && isFromPlatform(pathname, request, body)) {
    const { token, user, game_code, currency } = JSON.parse(body)
    const visit = randomUUID()
    visits.set(visit, { token, user, game_code, currency })
    return { url: `${OWN}/open?visit=${visit}` }
  }
  const visit = pathname === '/open' ? searchParams.get('visit') : body.split(' ')[0]
  const player = visits.get(visit)
  if (pathname === '/open' && player && (await wallet('session', player)).status === 'OK') return page(visit)
  return pathname === '/play' && player ? play(player, Number(body.split(' ')[1])) : null
}

createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const value = await answer(request, body).catch(() => null)
  const isPage = typeof value === 'string'
  // The game's frame has no origin.
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json'
  const headers = { 'content-type': type, 'access-control-allow-origin': '*' }
  response.writeHead(value === null ? 404 : 200, headers).end(isPage ? value : JSON.stringify(value))
}).listen(Number(PORT), () =>
  console.log(JSON.stringify({ keyId, publicKey: createPublicKey(key).export({ format: 'jwk' }) })),
)
