# PostgreSQL 18 under Patroni, with the etcd that Patroni keeps its votes in and the pooler in front, for compose.cluster.yaml.
# PostgreSQL, Patroni and PgBouncer are packages of the PostgreSQL project, whose source this image has; etcd is Debian's.
FROM postgres:18-trixie
RUN apt-get update \
  && apt-get install --yes --no-install-recommends patroni python3-etcd python3-psycopg2 etcd-server etcd-client pgbouncer curl \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres -m 700 /var/lib/baize-etcd
USER postgres
ENTRYPOINT []
