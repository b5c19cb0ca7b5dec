/** What no outcome of an undecided stake hangs on, or what shows nothing of one, by its reason. */
const reasons = {
  'drawn at random for a member, a browser or a visit, or a hash of that; no outcome hangs on it': [
    ...['agents.member.referral_code', 'identity.account.password_hash', 'identity.known_device.device_hash'],
    ...['identity.session.change_ticket_hash', 'identity.session.device_hash', 'identity.session.token_hash'],
    ...['operators.session.desk_hash', 'operators.session.token_hash'],
    ...['launch.game_session.token_hash', 'studio.visit.secret_hash', 'studio.visit.ticket_hash'],
  ],
  'four letters that name a room': [
    ...['studio.match.room', 'studio.fish_room.id', 'studio.fish_scene.room_id', 'studio.fish_ticket.room_id'],
  ],
  'an address with the port of this test': [
    ...['catalogue.provider.api_url', 'members.member.registered_domain', 'members.member.registered_from'],
  ],
  'drawn by the browser of the player, who knows it': [
    ...['studio.round.client_seed', 'studio.seed_pair.client_seed', 'studio.fish_ticket.client_seed'],
  ],
  'the hash of a seed, published before the stake': [
    ...['studio.seed_pair.commitment', 'studio.seed_pair.next_commitment', 'promotions.draw_seed.commitment'],
    ...['studio.draw.commitment', 'studio.match.commitment', 'sports.fixture.commitment', 'oracle.chain.commitment'],
    ...['studio.table_chain.terminal', 'studio.table_chain.previous_terminal', 'studio.table_round.commitment'],
    ...['studio.fish_chain.terminal', 'sports.commitment.entry', 'sports.commitment.hash'],
  ],
  'a hash that binds the player or the bets of a draw: its input has a random id or salt': [
    ...['studio.slip.input_hash', 'studio.chase.input_hash', 'studio.table_slip.input_hash', 'sports.slip.input_hash'],
    ...['studio.match.hashes', 'sports.fixture.frontier', 'sports.leaf.hash', 'sports.leaf.text', 'sports.seal.root'],
    ...['studio.draw.book_root', 'studio.draw.seal_hash', 'studio.draw.previous_seal_hash', 'studio.book_block.root'],
  ],
  'drawn at random with each bet, so that its hash cannot be guessed': [
    ...['studio.ticket.salt', 'studio.table_slip.salt', 'sports.bet.salt'],
  ],
  'sealed under a key of the vault': [
    ...['studio.seed_pair.sealed_seed', 'studio.seed_pair.sealed_next_seed', 'studio.visit.wallet_token'],
    ...['studio.draw.sealed_seed', 'studio.table_chain_seed.sealed_seed', 'studio.fish_chain.sealed_seed'],
    ...['studio.match.sealed_seed', 'studio.match_event.body', 'oracle.chain.sealed_seed'],
    ...['promotions.draw_seed.sealed_seed', 'promotions.envelope_window.sealed_shares'],
  ],
  'an HMAC that tells browsers and places of payment apart': ['studio.visit.peer_tags'],
} as const satisfies Record<string, readonly string[]>

/** Columns of which only the length is compared, each with the reason. */
export const exceptedColumns: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(reasons).flatMap(([reason, columns]) => columns.map(column => [column, reason])),
)

type Row = Readonly<Record<string, unknown>>
const always = () => true
/** Rounds of a table that were dealt and told. */
const isTold = ({ state }: Row) => state === 'SETTLED'
/** Tables whose cards come out of one shoe for many rounds. */
const hasShoe = ({ table_code }: Row) => /^LVT-(BAC|BNC|BSP|DTG)-/.test(String(table_code))
/** Tables whose fighters or runners are drawn before bets are taken: pages show them, and prices follow. */
const hasField = ({ table_code }: Row) => /^(ARN|DS88)-/.test(String(table_code))
const isOnField = ({ spot }: Row) => spot === 'M' || spot === 'home'

/** Columns that are left out, and of which rows: what is over and was told, or shown before a bet, running numbers, and a server's own. */
const left: Readonly<Record<string, (row: Row) => boolean>> = {
  // The seed of the last block of a match in play, and the pictures of it.
  ...{ 'sports.fixture.seed': always, 'sports.fixture.incidents': always },
  ...{ 'studio.table_round.seed': isTold, 'studio.table_round.draws': isTold, 'studio.table_round.result': isTold },
  'studio.table_round.state_after': isTold,
  // What is left in the shoe after the cards that all have seen.
  'studio.table_round.state_before': row => hasShoe(row) || hasField(row),
  ...{ 'studio.table_round.plan': hasField, 'studio.table_position.top_return_x10000': isOnField },
  // Numbers of chains and rounds, which keepers of several tables take side by side.
  ...{ 'studio.table_chain.id': always, 'studio.table_chain_seed.chain_id': always, 'studio.table_round.id': always },
  ...{ 'studio.table_round.chain_id': always, 'studio.table_exposure.round_id': always },
  'studio.table_slip.table_round_id': always,
  // The memory that a server held at its last sign of life.
  'deployment.process.memory_bytes': always,
}

/** True where a value is not compared at all. @param column such as `studio.table_round.plan` */
export const isLeftOut = (column: string, row: Row): boolean => left[column]?.(row) ?? false
