-- A brand has one zone, whose clock all moments are shown by. Where only the clock's distance was set, the zone that has it
-- all year takes its place; names of such zones carry the sign the other way round.
update settings.brand set settings = settings || jsonb_build_object('timeZone',
    'Etc/GMT' || case when (settings->>'clockOffsetMinutes')::int > 0 then '-' else '+' end
      || abs((settings->>'clockOffsetMinutes')::int) / 60)
  where coalesce((settings->>'clockOffsetMinutes')::int, 0) % 60 = 0 and coalesce((settings->>'clockOffsetMinutes')::int, 0) <> 0
    and coalesce(settings->>'timeZone', 'GMT') = 'GMT';
update settings.brand set settings = settings - 'clockOffsetMinutes';
