/** Views that the domains after this one may read. */
export interface MembersPublished {
  'members.desk_profile': {
    id: bigint
    nickname: string
    /** A label without a colour has that of all labels. */
    labels: { labelName: string; color?: string }[]
    club_label: string | null
    club_rank: number | null
    version: number
    registered_at: Date
  }
}
