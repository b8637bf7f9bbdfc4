#!/usr/bin/env bash
# Reports the match of an event that waits for you.
#   report-a-match.sh EVENT WON LOST
# PASSLEFT_URL is the site, PASSLEFT_TOKEN a token with events:read and events:report.
set -euo pipefail
call() { curl -sS --fail-with-body -H "Authorization: Bearer $PASSLEFT_TOKEN" -H 'Content-Type: application/json' "$@"; }

match=$(call "$PASSLEFT_URL/api/events/calls" |
  jq -c --arg event "$1" '[.calls[] | select(.eventId == $event and .state == "play")][0]')
event=$(call "$PASSLEFT_URL/api/events/$1")

# A round is named by its place in the event, a score by the players in the order in which the match lists them.
round=$(jq --argjson match "$match" \
  '.rounds | map(.kind == $match.round.kind and .number == $match.round.number) | index(true)' <<<"$event")
table=$(jq .table <<<"$match")
score=$(jq -c --argjson match "$match" --argjson round "$round" --argjson won "$2" --argjson lost "$3" \
  '.people as $people | .rounds[$round].matches[] | select(.table == $match.table)
   | if $people[.players[0]].name == $match.opponent then [$lost, $won] else [$won, $lost] end
   | {score: {wins: ., draws: 0}}' <<<"$event")

call -X PUT "$PASSLEFT_URL/api/events/$1/rounds/$round/matches/$table/report" -d "$score" |
  jq -c --argjson round "$round" --argjson table "$table" '.rounds[$round].matches[] | select(.table == $table) | .state'
