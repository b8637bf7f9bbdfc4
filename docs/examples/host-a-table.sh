#!/usr/bin/env bash
# Hosts a table and posts its link to a chat, such as the webhook of a Discord channel.
#   host-a-table.sh GAME TEMPLATE
# PASSLEFT_URL is the site, PASSLEFT_TOKEN a token with tables:host and drafts:read, POST_TO where the link goes.
set -euo pipefail
call() { curl -sS --fail-with-body -H "Authorization: Bearer $PASSLEFT_TOKEN" -H 'Content-Type: application/json' "$@"; }

settings='{"name": "Friday draft", "visibility": "code", "seats": 8}'
table=$(jq -n --arg game "$1" --arg template "$2" --argjson settings "$settings" '$ARGS.named + {solo: false}')
draft=$(call "$PASSLEFT_URL/api/drafts" -d "$table" | jq -r .draftId)
code=$(call "$PASSLEFT_URL/api/drafts/$draft" | jq -r .code)
link="$PASSLEFT_URL/?join=$code"

jq -n --arg content "Draft tonight? Sit down here: $link" '$ARGS.named' |
  curl -sS --fail-with-body -H 'Content-Type: application/json' -d @- "$POST_TO"
echo "$link"
