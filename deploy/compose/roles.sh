# Database and roles of a new cluster. Patroni runs this once, on the first primary; the argument says how to reach it.
set -eu
psql "$1" --quiet --set ON_ERROR_STOP=1 <<'SQL'
\getenv owner OWNER_PASSWORD
\getenv app APP_PASSWORD
\getenv oracle ORACLE_PASSWORD
create role baize_owner login password :'owner';
create role baize_app login password :'app';
create role baize_oracle login password :'oracle';
grant pg_read_all_stats to baize_app;
create database baize owner baize_owner;
SQL
