create index step_agent on rebates.step (agent_id, earned_at);
