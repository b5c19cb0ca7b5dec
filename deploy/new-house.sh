#!/bin/sh
# A new house on this machine: writes its settings to .env, and prints what its PostgreSQL is to be told.
#   sh deploy/new-house.sh https://play.example VND HARBOUR 'Harbour House' | sudo -u postgres psql -v ON_ERROR_STOP=1
set -eu
site=${1:?Name where members reach the site, such as https://play.example}
currency=${2:?Name the currency of the books, such as VND: it stays for good}
code=${3:?Name the code of the house, such as HARBOUR: it stays for good}
name=${4:?Name what members call the house, such as "Harbour House"}
if [ -e .env ]; then
  echo 'There is an .env already: this is for a new house.' >&2
  exit 1
fi
owner=$(openssl rand -hex 24)
app=$(openssl rand -hex 24)
oracle=$(openssl rand -hex 24)

umask 077
cat > .env <<END
REAL_MONEY=on
CURRENCY=$currency
MERCHANT_CODE=$code
BRAND_NAME="$name"
PUBLIC_URL=$site
TRUSTED_PROXIES=1
DATABASE_URL=postgresql://baize_app:$app@localhost/baize
DATABASE_OWNER_URL=postgresql://baize_owner:$owner@localhost/baize
STUDIO_ORACLE_DATABASE_URL=postgresql://baize_oracle:$oracle@localhost/baize
DATABASE_NODES=one-and-nothing-takes-over
BEACON_URL=https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971
BAIZE_KEY=first:$(openssl rand -base64 32)
METRICS_TOKEN=$(openssl rand -hex 24)
END

cat <<END
create role baize_owner login password '$owner';
create role baize_app login password '$app';
create role baize_oracle login password '$oracle';
create database baize owner baize_owner;
grant pg_read_all_stats to baize_app;
END
