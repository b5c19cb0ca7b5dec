-- For other domains: whose an account is and what it holds; null for accounts whose balance is the sum of their transfers.
create or replace view ledger.account_balance as
select id, owner_kind, owner_id, book, kind, qualifier, currency, balance from ledger.account;
