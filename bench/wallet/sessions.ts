import { tokenHash } from '@baize/server-kit/outside'
import type { World } from './world.ts'
import { currency } from './world.ts'

/** What signed calls name as their recipient. */
export const benchAudience = 'bench'

/** A cover that nobody looks at. */
const art = {
  ...{ family: 'LTS', hero: 'heron', frame: 'HLG', pattern: 0, layout: 0 },
  palette: ['#10333a', '#2a7f8e', '#f3efe2'],
}

export interface BenchToken {
  token: string
  user: string
}

/** A game and an open session of it for every member, as launches would have made them. */
export async function openSessions(
  { database, memberCount }: World,
  { provider, game } = { provider: 'BENCH', game: 'BENCH-1' },
): Promise<BenchToken[]> {
  await database.pool.query(`
    insert into catalogue.provider (code, name, api_url, max_payout_units, max_loss_a_day_units)
    values ('${provider}', 'bench', '', 10000000000000, 10000000000000);
    insert into catalogue.vendor (code, game_type, name, account_type_id, position) values ('bench', 'RNG', 'bench', 'bench', 0);
    insert into catalogue.game (code, provider_code, vendor_code, game_type, title, lines, min_bet_units, max_bet_units,
      rtp_percent, volatility, tags, trial_enabled, art, position)
    values ('${game}', '${provider}', 'bench', 'RNG', 'bench', 1, 1, 1000000, '96.00', 'low', '{}', true, '${JSON.stringify(art)}', 0);`)
  const tokens = Array.from({ length: memberCount }, (_, i) => ({ token: `token-${i + 1}`, user: String(i + 1) }))
  await database.pool.query(
    `insert into identity.account (id, username, username_key, kind, agent_type, password_hash, password_changed_at, created_at)
    overriding system value
    select id, 'member' || id, 'member' || id, 'member', 0, '', now(), now() from generate_series(1, $1::int) id`,
    [memberCount],
  )
  for (let from = 0; from < tokens.length; from += 1000) {
    const some = tokens.slice(from, from + 1000)
    await database.pool.query(
      `insert into launch.game_session (token_hash, member_id, member_session_id, provider_code, vendor_code, game_code, book,
        currency, created_at, open_by, opened_at, expires_at)
      select hash, member, 0, $4, 'bench', $5, 'REAL', $3, now(), now(), now(), now() + interval '12 hours'
      from unnest($1::bytea[], $2::bigint[]) as u (hash, member)`,
      [some.map(({ token }) => tokenHash(token)), some.map(({ user }) => user), currency, provider, game],
    )
  }
  return tokens
}
