#!/usr/bin/env bash
# Prints who drafted what first at a table that is over, a line a seat. Seats you may not see have no picks.
#   read-results.sh DRAFT
# PASSLEFT_URL is the site, PASSLEFT_TOKEN a token with results:read.
set -euo pipefail
curl -sS --fail-with-body -H "Authorization: Bearer $PASSLEFT_TOKEN" "$PASSLEFT_URL/api/drafts/$1/results" |
  jq -r '.faces as $faces | .seats[]
    | [.seat.name, (.picks | length), (.picks[0] as $first
        | $first.pack[]? | select(.id == $first.taken[0]) | $faces[.card | tostring].name)]
    | @tsv'
