{{- define "baize.labels" -}}
app.kubernetes.io/name: baize
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- /* Called with a dict of root and part. */ -}}
{{- define "baize.selector" -}}
{ app.kubernetes.io/name: baize, app.kubernetes.io/instance: {{ .root.Release.Name }}, app.kubernetes.io/component: {{ .part }} }
{{- end }}

{{- define "baize.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- /* Address of the database as a role: a dict of root, host, role and the variable that holds the password. */ -}}
{{- define "baize.databaseUrl" -}}
postgresql://{{ .role }}:$({{ .password }})@{{ .root.Release.Name }}-db-{{ .host }}:5432/baize?sslmode=verify-full&sslrootcert=/run/database-ca/ca.crt
{{- end }}

{{- define "baize.appPassword" -}}
- name: APP_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ .Values.secrets.app }}, key: password } }
- name: DATABASE_URL
  value: {{ include "baize.databaseUrl" (dict "root" . "host" "rw" "role" "baize_app" "password" "APP_PASSWORD") | quote }}
{{- end }}

{{- define "baize.podSecurity" -}}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "baize.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
{{- end }}
