#!/bin/sh
# Starts nginx in the folder of this file. The arguments are additional directives for nginx.
# TOP_UP_SERVER is the host and port of the top-up server, such as api:8080.
set -eu
cd "$(dirname "$0")"

if grep -q 'include tmp/top-up-server.conf' nginx.conf; then
  server="${TOP_UP_SERVER:?is missing: set it to the top-up server, such as api:8080}"
  case "$server" in
    *[!A-Za-z0-9.:_-]*)
      echo "TOP_UP_SERVER is not a host and port: $server" >&2
      exit 1
      ;;
  esac
  cat >tmp/top-up-server.conf <<CONF
upstream top_up {
  server $server;
  keepalive 16;
}
map "" \$top_up_host {
  default "$server";
}
CONF
fi

exec nginx -p "$PWD/" -c "$PWD/nginx.conf" -g "daemon off; $*"
