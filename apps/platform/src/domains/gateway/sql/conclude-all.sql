-- Ends rounds that came together, each as gateway.conclude does; one that the ledger refuses is undone alone, with the ledger's word as
-- its outcome. All holds, then all accounts are locked first, each in their order, so that no two batches wait for each other.
-- Each call is {provider, transaction, print, round, game, seats}.
create or replace function gateway.conclude_all(calls jsonb, at timestamptz)
returns table (item int, status text, outcome text, is_new boolean, seat int, balance bigint, held bigint, may_play boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  call jsonb;
  seats gateway.seat[];
begin
  perform 1 from (
    select c ->> 'provider' as provider, s.hold_round, s.member_id
    from jsonb_array_elements(calls) c, jsonb_populate_recordset(null::gateway.seat, c -> 'seats') s order by s.member_id, s.hold_round
  ) s
  cross join lateral (
    select from gateway.hold h
    where h.provider_code = s.provider and h.round_id = s.hold_round and h.member_id = s.member_id for no key update
  ) h;
  perform ledger.lock_accounts(array(
    select unnest(array[s.wallet_account, s.hold_account])
    from jsonb_array_elements(calls) c, jsonb_populate_recordset(null::gateway.seat, c -> 'seats') s));
  for item, call in select ordinality, value from jsonb_array_elements(calls) with ordinality loop
    seats := array(select s from jsonb_populate_recordset(null::gateway.seat, call -> 'seats') s);
    begin
      for status, outcome, is_new, seat, balance, held, may_play in
        select c.status, c.outcome, c.is_new, c.seat, c.balance, c.held, c.may_play
        from gateway.conclude(
          call ->> 'provider', call ->> 'transaction', (call ->> 'print')::uuid, call ->> 'round', call ->> 'game', seats, at) c
      loop
        if outcome <> 'ok' then
          raise exception using errcode = 'BZ001', message = outcome;
        end if;
        return next;
      end loop;
    exception when sqlstate 'BZ001' then
      select 'UNKNOWN', sqlerrm, false, null, null, null, null into status, outcome, is_new, seat, balance, held, may_play;
      return next;
    end;
  end loop;
end $$;
