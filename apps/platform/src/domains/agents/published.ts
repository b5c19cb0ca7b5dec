/** Views that the domains after this one may read. */
export interface AgentsPublished {
  'agents.tree_member': { id: bigint; via_code: string | null; joined_at: Date }
  'agents.link': { code: string; agent_id: bigint; label: string; domains: string[]; created_at: Date }
  'agents.link_click': { code: string; at: Date }
}
