-- Operators' permissions have names of noun and verb.
update uploads.upload
set permission = case permission when 'promotions' then 'application.decide' else 'withdrawal.dispute' end
where permission is not null;
