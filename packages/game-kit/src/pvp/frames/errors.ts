/** Every refusal that a room's socket knows (rooms.md 1.3); each has a text in every language. */
const ROOM_ERRORS = [
  ...(['hello_expected', 'version_old', 'visit_unknown', 'room_unknown', 'room_full', 'seat_taken'] as const),
  /** No further seats here now (rooms.md 2.8). */
  'shard_full' as const,
  ...(['not_seated', 'tag_conflict', 'code_unknown', 'stake_invalid', 'not_enough_money', 'limit_reached'] as const),
  ...(['wallet_unavailable', 'table_closing', 'too_fast', 'action_reused', 'not_your_turn', 'late'] as const),
  ...(['card_not_held', 'not_a_combination', 'too_low', 'must_hold_lowest', 'must_lead', 'already_passed'] as const),
] as const
export type RoomError = (typeof ROOM_ERRORS)[number]

/** Those that a match itself answers. */
export type Refusal = Extract<
  RoomError,
  | ('not_seated' | 'action_reused' | 'not_your_turn' | 'late' | 'card_not_held' | 'not_a_combination')
  | ('too_low' | 'must_hold_lowest' | 'must_lead' | 'already_passed')
>
