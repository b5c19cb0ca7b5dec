#!/bin/sh
# Settings of a new house for compose.cluster.yaml, written to .env with passwords and the key of keys of their own.
#   sh deploy/new-cluster.sh https://play.example VND HARBOUR 'Harbour House' && docker compose -f compose.cluster.yaml up --build
set -eu
site=${1:?Name where members reach the site, such as https://play.example}
currency=${2:?Name the currency of the books, such as VND: it stays for good}
code=${3:?Name the code of the house, such as HARBOUR: it stays for good}
name=${4:?Name what members call the house, such as "Harbour House"}
if [ -e .env ]; then
  echo 'There is an .env already: this is for a new house.' >&2
  exit 1
fi

umask 077
{
  cat <<SETTINGS
PUBLIC_URL=$site
CURRENCY=$currency
MERCHANT_CODE=$code
BRAND_NAME="$name"
BEACON_URL=https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971
BAIZE_KEY=first:$(openssl rand -base64 32)
METRICS_TOKEN=$(openssl rand -hex 24)
SETTINGS
  for secret in SUPERUSER REPLICATION PATRONI OWNER APP ORACLE VALKEY; do
    echo "${secret}_PASSWORD=$(openssl rand -hex 24)"
  done
} > .env
